/** Something that a new document can begin with. */
export interface TemplateEntry {
  id: string;
  name: string;
  /** What it is, in a line. */
  text: string;
  /** Said beside the name, e.g. an instruction set. */
  detail?: string;
  /** What is known of it in numbers. */
  figures?: string;
}
