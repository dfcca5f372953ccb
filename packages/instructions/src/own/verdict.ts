/** What came of holding an expert's SystemVerilog against the behaviour. */
export interface OwnVerdict {
  /** `equal` for all operands and any number of executions; `bounded` for the clocks from reset that were looked through. */
  verdict: 'equal' | 'bounded' | 'differs' | 'undecided';
  clocks: number;
  /** Where they part: operands, and what either makes of them, in hexadecimal digits. */
  values: Readonly<Record<string, string>>;
}

const LINE = /^netloom: (equal|equal-for|differs|undecided)(?: (\d+))?$/;
const VALUE = /^netloom: value (\w+) ([0-9a-f]+)$/;

/** Reads what the script says line by line; gives the verdict with the line that has it. */
export function ownReader(): (line: string) => OwnVerdict | undefined {
  const values: Record<string, string> = {};
  return (line) => {
    const [, name, value] = VALUE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values[name] = value;
    const [, said, clocks = '0'] = LINE.exec(line) ?? [];
    if (said === undefined) return undefined;
    const verdict = said === 'equal-for' ? 'bounded' : (said as OwnVerdict['verdict']);
    return { verdict, clocks: Number(clocks), values };
  };
}
