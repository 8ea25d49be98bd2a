/** Keeps what was made for the last few keys. */
export function keeping<T>(count: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > count && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
