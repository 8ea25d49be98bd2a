/** An entry of a changelog, as its feed has it. */
export interface Announcement {
  readonly title: string;
  readonly link?: string;
  /** When it was published, as it is written there; it may be missing or unreadable. */
  readonly date?: string;
  /** What it says, without markup. */
  readonly text: string;
}
