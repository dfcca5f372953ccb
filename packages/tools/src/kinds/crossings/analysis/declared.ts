import type { CrossingWaiver, SocDocument } from '@netloom/model';
import { unitOf } from '@netloom/soc/clocks';
import type { DeclaredReset } from './resets.ts';

/** What is known of a design beside its netlist. */
export interface Declared {
  /** Clocks: an input of the top level, or `instance.instance.port` of where it is made. */
  clocks: { name: string; place: string }[];
  resets: DeclaredReset[];
}

/** What the SoC document of a design says of its clocks and resets, and which crossings it waives. */
export function declaredOf(
  document: SocDocument | undefined,
): Declared & { waivers: Readonly<Record<string, CrossingWaiver>> } {
  if (!document) return { clocks: [], resets: [], waivers: {} };
  const unit = unitOf(document);
  return {
    clocks: Object.entries(document.clocks).map(([name, { source }]) => ({
      name,
      place: source && unit !== undefined ? `${unit}.u_test_${name}.y` : name,
    })),
    resets: Object.entries(document.resets).flatMap(([name, { source, clock }]) =>
      source ? [] : [{ name, clock }],
    ),
    waivers: document.waivers ?? {},
  };
}
