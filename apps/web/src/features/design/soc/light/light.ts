import { netThrough } from '@netloom/soc';
import type { NetLevel } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { create } from 'zustand';
import { designs } from '../files/designs.ts';
import { linkId } from '../geometry/links.ts';
import { useLevels, wayTo } from '../levels/levels.ts';
import { useSoc } from '../store/socStore.ts';

/** A net that is lit through all levels: an endpoint of it, in the document that `way` leads to from the topmost canvas. */
export interface Light {
  top: number;
  way: readonly string[];
  endpoint: string;
}

export const useLight = create<{ light: Light | undefined }>(() => ({ light: undefined }));

/** The canvas that the way down began at, and the instances that lead from there to the one that is shown. */
export function placeShown(): { top: number | undefined; way: readonly string[] } {
  const shown = useSoc.getState().canvas?.socCanvasId;
  const steps = wayTo(useLevels.getState().way, shown);
  return { top: steps[0]?.from ?? shown, way: steps.map(({ instance }) => instance) };
}

/** Lights the net of an endpoint; `below` leads from the shown diagram down to its document. */
export function lightNet(endpoint: string, below: readonly string[] = []): void {
  const { top, way } = placeShown();
  if (top !== undefined) useLight.setState({ light: { top, way: [...way, ...below], endpoint } });
}

export function putOut(): void {
  useLight.setState({ light: undefined });
}

let last: { light: Light; document: SocDocument; library: unknown; levels: NetLevel[] } | undefined;

/** What the light falls on, level by level; it follows edits of the topmost document and of those below. */
export function litLevels(): readonly NetLevel[] {
  const { light } = useLight.getState();
  if (!light) return [];
  const document = designs.get(String(light.top))?.document.document;
  const { library } = useSoc.getState();
  if (!document) return [];
  const isSame = last?.light === light && last.document === document && last.library === library;
  if (!isSame) {
    last = { light, document, library, levels: netThrough(document, library, light.way, light.endpoint) };
  }
  return last!.levels;
}

const NO_LINKS: ReadonlySet<string> = new Set();
const idsOf = new WeakMap<NetLevel, ReadonlySet<string>>();

/** Ids of the lit connections of the shown diagram. */
export function litLinks(): ReadonlySet<string> {
  const { light } = useLight.getState();
  const { top, way } = placeShown();
  if (!light || light.top !== top) return NO_LINKS;
  const level = litLevels().find((each) => each.way.join('/') === way.join('/'));
  if (!level) return NO_LINKS;
  const known = idsOf.get(level);
  if (known) return known;
  const ids = new Set(level.links.map(({ table, from, to }) => linkId(table, from, to)));
  idsOf.set(level, ids);
  return ids;
}
