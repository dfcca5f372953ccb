/** A table of a datasheet; `note` says what its values are and are not. */
export interface SheetTable {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a datasheet says, whatever it is printed on. */
export interface Datasheet {
  title: string;
  /** A line below the title. */
  subtitle: string;
  tables: readonly SheetTable[];
}
