import { softwareMap } from '@netloom/soc/addressmap';
import { useMemo } from 'react';
import { useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { answersTo, readAddress } from './answers.ts';
import { gapAt } from './gapAt.ts';

/** Who is at an address, or has a name; where nobody is, the room around the address. */
export function useAnswers(asked: string) {
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const picture = usePicture();
  const isAsked = asked.trim() !== '';
  const map = useMemo(
    () => (isAsked ? softwareMap(document, library) : undefined),
    [document, library, isAsked],
  );
  const answers = map ? answersTo(map, asked) : [];
  const address = readAddress(asked);
  const gap = answers.length === 0 && address !== undefined ? gapAt(picture, address) : undefined;
  return { isAsked, answers, address, gap };
}
