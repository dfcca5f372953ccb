import type { InsideLayout, SocDocument } from '@netloom/model';
import { insideOf, layoutInside, patchOf, patched, setInside, setPatch } from '@netloom/soc';
import { writeDocument, writeLayout } from '@netloom/soc';
import type { InstancePatch } from '@netloom/soc';
import { saidError } from '../../../../diagnostics/saidError.ts';
import { i18n } from '../../../../i18n.ts';
import { openDept } from '../../../../document/fileShelf.ts';
import { designs, loadCanvas } from '../files/designs.ts';
import type { SocDesign, StoredCanvas } from '../files/designs.ts';
import { knownModules } from '../files/modules.ts';
import { InsideChanged, placeOf } from '../files/viewShelf.ts';
import type { ViewShelf } from '../files/viewShelf.ts';
import { canvasOf } from './canvasOf.ts';

interface Inside {
  /** The canvas of the document that the instance is one of, as it is edited or stored. */
  canvas: Pick<StoredCanvas, 'socCanvasId' | 'socName' | 'path'>;
  definition: SocDesign;
  patch: InstancePatch;
  /** What it has drawn otherwise. */
  drawn: InsideLayout | undefined;
  isLevel(vlnv: string): boolean;
}

/** @throws where the instance is not there any more, or its document cannot be read. */
async function lookInside(key: string): Promise<Inside> {
  const { parent, instance } = placeOf(key);
  const around = designs.get(parent)?.document;
  const outer = around?.document.instances[instance];
  const id = outer && (await canvasOf(outer.ip));
  if (!outer || id === undefined) throw new Error(i18n.t('soc:override.gone', { instance }));
  const open = designs.get(String(id));
  const stored = open?.stored ?? (await loadCanvas(id));
  const definition = open?.document ?? designs.kind.read(stored).document;
  if (!definition) throw new Error(i18n.t('soc:override.gone', { instance }));
  const modules = await knownModules(openDept());
  const levels = new Set(modules.filter(({ origin }) => origin === 'document').map(({ vlnv }) => vlnv));
  const own = { patch: outer.patch ?? {}, drawn: around!.layout.insides?.[instance] };
  return { canvas: stored, definition, ...own, isLevel: (vlnv) => levels.has(vlnv) };
}

function storedOf(key: string, { canvas, definition, drawn }: Inside, document: SocDocument): StoredCanvas {
  const { socCanvasId, socName, path } = canvas;
  const text = writeDocument(document);
  const layoutText = writeLayout(layoutInside(definition.layout, drawn));
  return { socCanvasId, socName, path, text, layoutText, hash: text, within: placeOf(key) };
}

async function load(key: string): Promise<StoredCanvas> {
  const inside = await lookInside(key);
  return storedOf(key, inside, patched(inside.definition.document, inside.patch, inside.isLevel).document);
}

/** Enters in the design around it what the instance is to have instead of its document. */
async function store(before: StoredCanvas, { document, layout }: SocDesign): Promise<StoredCanvas> {
  const { parent, instance } = before.within!;
  const key = `${parent}/${instance}`;
  const inside = await lookInside(key);
  const { definition, isLevel } = inside;
  const known = patched(definition.document, inside.patch, isLevel);
  if (writeDocument(known.document) !== before.text)
    throw new InsideChanged(storedOf(key, inside, known.document));
  const { patch, refused } = patchOf(definition.document, document);
  if (!patch) throw await saidError(refused);
  const [problem] = patched(definition.document, patch, isLevel).problems;
  if (problem) throw await saidError(problem);
  // What cannot be is told by the checks, and stays until somebody takes it back.
  const broken = known.problems.filter(({ isIdle }) => !isIdle).map(({ pointer }) => pointer);
  const kept = Object.fromEntries(broken.map((pointer) => [pointer, inside.patch[pointer]!]));
  const around = designs.get(parent)!.document;
  const next = setPatch(around.document, instance, { ...kept, ...patch }).document!;
  const drawn = insideOf(definition.layout, layout);
  designs.changeIn(parent, { document: next, layout: setInside(around.layout, instance, drawn) });
  return storedOf(key, { ...inside, drawn }, document);
}

/** The inside of single instances, read from and written to the designs around them. */
export const insides: ViewShelf = { load, store };
