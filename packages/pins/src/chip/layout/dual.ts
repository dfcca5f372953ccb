import type { PackageLayout, Pad } from './layout.ts';
import { DUALS, OTHER_PITCH, USUAL_PITCH } from './packages.ts';

/** Both outlines have leads that reach about 1 mm beyond the body. */
const LEAD_LENGTH = 1;

/** The first half of the leads down the left side, the second up the right one. */
export function dualLayout(name: string, numbers: readonly number[]): PackageLayout {
  const most = Math.max(2, ...numbers);
  const aSide = Math.ceil(most / 2);
  const table = DUALS[name];
  const pitch = table?.pitch ?? USUAL_PITCH.find(([form]) => form.test(name))?.[1] ?? OTHER_PITCH;
  const width = table?.width ?? 4.4;
  const height = table?.height ?? aSide * pitch;
  const pads = new Map<string, Pad>();
  for (const number of numbers) {
    const isLeft = number <= aSide;
    const along = isLeft ? number - 1 : most - number;
    pads.set(String(number), {
      x: (isLeft ? -1 : 1) * (width / 2 + LEAD_LENGTH / 2),
      y: (along - (aSide - 1) / 2) * pitch,
      width: LEAD_LENGTH,
      height: pitch * 0.4,
      side: isLeft ? 'left' : 'right',
    });
  }
  return {
    kind: 'dual',
    width,
    height,
    pitch,
    pads,
    isToScale: table !== undefined,
    source: table
      ? `body ${width} × ${height} mm, pitch ${pitch} mm (JEDEC ${name.startsWith('SO') ? 'MS-012' : 'MO-153'})`
      : `no measures of ${name} are known: pitch ${pitch} mm is assumed`,
  };
}
