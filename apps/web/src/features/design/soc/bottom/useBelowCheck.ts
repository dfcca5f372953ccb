import type { Diagnostic } from '@netloom/model';
import { Checker, definitionsBelow } from '@netloom/soc';
import type { DefinitionBelow, Library } from '@netloom/soc';
import { useEffect } from 'react';
import { useSoc } from '../store/socStore.ts';
import { inSlices } from './inSlices.ts';
import { useProblems } from './problemStore.ts';
import type { ProblemsBelow } from './problemStore.ts';

/** The level that is shown comes first. */
const PAUSE_MS = 400;

/** Checks the documents of the levels below, each once under each set of its parameters, and again only when it or the library has changed. */
export function useBelowCheck(): void {
  const instances = useSoc((state) => state.document.instances);
  // What the levels below are set to may be said in terms of these.
  const parameters = useSoc((state) => state.document.parameters);
  const library = useSoc((state) => state.library);
  const isOpen = useSoc((state) => state.canvas !== undefined);
  useEffect(() => {
    const leave = new AbortController();
    const timer = setTimeout(() => {
      const definitions = isOpen ? definitionsBelow(useSoc.getState().document, library) : [];
      void checkAll(definitions, library, leave.signal).then((below) => {
        if (below) useProblems.setState({ below });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [instances, parameters, library, isOpen]);
}

async function checkAll(
  definitions: readonly DefinitionBelow[],
  library: Library,
  leave: AbortSignal,
): Promise<ProblemsBelow[] | undefined> {
  const found: ProblemsBelow[] = [];
  for (const { way, document } of definitions) {
    const problems =
      known.get(library)?.get(document) ?? (await inSlices(new Checker().steps(document, library), leave));
    if (!problems) return undefined;
    keep(library, document, problems);
    const grave = problems.filter(({ severity }) => severity !== 'info');
    if (grave.length > 0) found.push({ way, name: document.name, problems: grave });
  }
  return found;
}

const known = new WeakMap<Library, WeakMap<object, Diagnostic[]>>();

function keep(library: Library, document: object, problems: Diagnostic[]): void {
  let ofLibrary = known.get(library);
  if (!ofLibrary) known.set(library, (ofLibrary = new WeakMap<object, Diagnostic[]>()));
  ofLibrary.set(document, problems);
}
