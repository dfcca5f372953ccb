import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../worker/ask.ts';
import type { Answers, ReaderTitle, WorkerFile } from '../worker/jobs.ts';
import { readChosen } from './readChosen.ts';

/** Files that were chosen, and what one of them says; `map` is the index of the map that is taken. */
export function useReading(formats: Answers['formats'] | undefined) {
  const { t } = useTranslation('registers');
  const [files, setFiles] = useState<readonly WorkerFile[]>([]);
  const [main, setMain] = useState<string>();
  const [reader, setReader] = useState<string>();
  const [reading, setReading] = useState<Answers['read']>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [map, setMap] = useState(0);

  async function choose(list: readonly File[]) {
    if (formats === undefined) return;
    setReading(undefined);
    setError(undefined);
    const chosen = await readChosen([...list], formats.mostBytes);
    const large = chosen.find(({ tooLarge }) => tooLarge);
    if (large) {
      return setError(
        t('import.tooLarge', { name: large.path, megabytes: Math.floor(formats.mostBytes / 2 ** 20) }),
      );
    }
    const first = chosen.find(({ path }) => readerOf(formats, path)) ?? chosen[0]!;
    setFiles(chosen);
    await read(chosen, first.path);
  }

  async function read(from: readonly WorkerFile[], path: string, id = readerOf(formats, path)?.id) {
    setMain(path);
    setReader(id);
    setMap(0);
    setReading(undefined);
    setError(id === undefined ? t('import.unknown', { name: path }) : undefined);
    if (id === undefined) return;
    setBusy(true);
    try {
      setReading(await ask({ kind: 'read', reader: id, path, files: from }));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ files, main, reader, reading, error, busy, map, setMap, choose },
    /** Without a reader's id the file's name chooses one. */
    readAs: (path: string, id?: string) => void read(files, path, id),
  };
}

/** The reader that a file's name speaks for. */
function readerOf(formats: Answers['formats'] | undefined, path: string): ReaderTitle | undefined {
  const name = path.toLowerCase();
  return formats?.readers.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}
