/** A file that someone chose. */
export interface NamedText {
  name: string;
  text: string;
}

export interface SortedPinData {
  /** Each MCU file with the GPIO file that it names, if that was chosen too. */
  chips: { mcu: NamedText; gpio: NamedText | undefined }[];
  /** What belongs to none of them. */
  others: NamedText[];
}

/** Brings the files of the maker's pin data together, by what they say rather than by their names. */
export function sortPinData(files: readonly NamedText[]): SortedPinData {
  const mcus = files.filter(({ text }) => /<Mcu[\s>]/.test(text));
  const gpios = files.filter(({ text }) => !/<Mcu[\s>]/.test(text) && /<IP\s[^>]*>/.test(text));
  const used = new Set<NamedText>();
  const chips = mcus.map((mcu) => {
    const wanted = versionOf(/<IP\s[^>]*\sName="GPIO"[^>]*>/.exec(mcu.text)?.[0]);
    const named = gpios.find(({ text }) => versionOf(/<IP\s[^>]*>/.exec(text)?.[0]) === wanted);
    // Two files were surely meant for each other: the import says why they do not fit.
    const gpio = named ?? (mcus.length === 1 && gpios.length === 1 ? gpios[0] : undefined);
    if (gpio) used.add(gpio);
    return { mcu, gpio };
  });
  return { chips, others: files.filter((file) => !mcus.includes(file) && !used.has(file)) };
}

function versionOf(tag: string | undefined): string | undefined {
  return /\sVersion="([^"]*)"/.exec(tag ?? '')?.[1];
}
