import type { RegisterMap } from '@netloom/model';
import { useQuery } from '@tanstack/react-query';
import { useDeptId } from '../../../../session/index.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { ask } from '../worker/ask.ts';
import { storedText } from './storedText.ts';

export interface OutputText {
  /** Within the folder that outputs are written to. */
  path: string;
  text: string;
}

/** The texts of some outputs, where they go below a folder, and what is stored there; each as soon as it is known. */
export function useOutputTexts(open: OpenMap, outputs: readonly string[], folder: string) {
  const deptId = useDeptId();
  const texts = useQuery({
    queryKey: ['registers', 'texts', open.path, outputs],
    queryFn: () => textsOf(open.map, outputs),
    gcTime: 0,
    meta: { quiet: true },
  });
  const paths = (texts.data ?? []).map(({ path }) => folder + path);
  const stored = useQuery({
    queryKey: ['registers', 'stored', deptId, paths],
    queryFn: () => Promise.all(paths.map((path) => storedText(deptId, path))),
    enabled: paths.length > 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  return { texts: texts.data, paths, stored: stored.data, error: texts.error ?? stored.error };
}

async function textsOf(map: RegisterMap, outputs: readonly string[]): Promise<OutputText[]> {
  const texts: OutputText[] = [];
  for (const output of outputs) {
    const { files } = await ask({ kind: 'write', map, output });
    for (const { path, content } of files) {
      if (typeof content === 'string') texts.push({ path, text: content });
    }
  }
  return texts;
}
