import type { RefObject } from 'react';
import { announceError } from '../../../../announce.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  onText: (text: string, name: string) => Promise<unknown>;
}

/** Takes a view, or a save file of GTKWave, from this computer. */
export function ViewFileInput({ ref, onText }: Props) {
  async function take(file: File | undefined) {
    if (file) await onText(await file.text(), file.name);
  }
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept=".json,.gtkw,.sav"
      onChange={({ target }) => {
        void take(target.files?.[0]).catch(announceError);
        target.value = '';
      }}
    />
  );
}
