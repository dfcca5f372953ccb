const PORT_PIN = /^P([A-Z])(\d+)(.*)$/;

/** Natural order of names: `USART2` before `USART10`; pins of ports by port and number, e.g. `PA9` before `PA10`. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [PORT_PIN.exec(a), PORT_PIN.exec(b)];
  if (one && other) {
    return (
      compareText(one[1]!, other[1]!) || Number(one[2]) - Number(other[2]) || compareText(one[3]!, other[3]!)
    );
  }
  return natural(a, b);
}

function natural(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = compareParts(left[at]!, right[at]!);
    if (difference !== 0) return difference;
  }
  return left.length - right.length || compareText(a, b);
}

function partsOf(text: string): readonly string[] {
  return text.match(/\d+|\D+/g) ?? [];
}

function compareParts(a: string, b: string): number {
  const areNumbers = /^\d/.test(a) && /^\d/.test(b);
  return areNumbers ? Number(a) - Number(b) : compareText(a, b);
}

/** By UTF-16 code units: the same on every machine and in every language setting. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
