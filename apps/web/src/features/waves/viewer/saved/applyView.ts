import type { Dispatch } from 'react';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import { readGtkw } from './readGtkw.ts';
import { readView } from './readView.ts';
import { pathsOf, toView } from './toView.ts';
import type { ViewFile } from '@netloom/waves/view';

export interface Applied {
  /** Paths that the dump does not have; their rows are kept. */
  missing: string[];
  /** Lines of another tool's file that this viewer has nothing for. */
  lost: { line: number; text: string }[];
}

async function variablesOf({ data }: Dump, file: ViewFile) {
  const paths = pathsOf(file);
  const variables = paths.length === 0 ? [] : await data.lookup(paths);
  return new Map(paths.map((path, i) => [path, variables[i] ?? null]));
}

/** Arranges the viewer as the text of a view, or of GTKWave's save file, says. @throws ViewTextError */
export async function applyView(
  text: string,
  path: string,
  dump: Dump,
  dispatch: Dispatch<ViewAction>,
): Promise<Applied> {
  const { timescale } = dump.info;
  const isGtkwave = /\.(gtkw|sav)$/.test(path);
  const { view, lost } = isGtkwave ? readGtkw(text, timescale) : { view: readView(text, path), lost: [] };
  const found = await variablesOf(dump, view);
  dispatch({ type: 'restore', state: toView(view, found, timescale) });
  return { missing: [...found].filter(([, variable]) => variable === null).map(([one]) => one), lost };
}
