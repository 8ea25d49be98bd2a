/** The validated enumerations of the registry list, with what their fields of a record may be called. */
export const registryEnums = [
  { name: 'entity_status', field: /entity.*status|^\/status$/ },
  { name: 'registration_status', field: /registration.*status/ },
  { name: 'entity_category', field: /categor/ },
] as const;
