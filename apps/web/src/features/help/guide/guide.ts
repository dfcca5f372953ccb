/** `**name**` is something on the screen, `` `text` `` is typed or read as it stands. */
export type Block =
  | string
  | { steps: string[] }
  | { list: string[] }
  | { keys: [string, string][] }
  /** A picture of `docs/pictures`, the same in every language, and what it shows. */
  | { picture: string; shows: string };

export interface Section {
  /** Its anchor in the address, the same in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

export type Guide = readonly Chapter[];
