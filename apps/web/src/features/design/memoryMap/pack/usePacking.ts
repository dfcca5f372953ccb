import type { SocDocument } from '@netloom/model';
import { packAddresses } from '@netloom/soc';
import type { PackOrder } from '@netloom/soc';
import { useMemo, useState } from 'react';
import { useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { readSize } from '../map/sizes.ts';
import { groupsOf } from './groups.ts';

/** A region with its base before and after. */
export interface Move {
  endpoint: string;
  before: bigint;
  after: bigint;
}

/** The regions of one interconnect, laid side by side as it is asked for. */
export function usePacking() {
  const document = useSoc((state) => state.document);
  const picture = usePicture();
  const groups = useMemo(() => groupsOf(document, picture), [document, picture]);
  const [name, setName] = useState(groups[0]?.name);
  const [order, setOrder] = useState<PackOrder>('address');
  const [startText, setStartText] = useState('');
  const endpoints = groups.find((group) => group.name === name)?.endpoints ?? [];
  const start = startText === '' ? undefined : readSize(startText);
  const packed = packAddresses(document, endpoints, { order, ...(start !== undefined && { start }) });
  return {
    ...{ groups, name, setName, order, setOrder, startText, setStartText, packed },
    /** The start is no address. */
    wrong: startText !== '' && start === undefined,
    moves: movesOf(document, packed, endpoints),
  };
}

function movesOf(document: SocDocument, packed: SocDocument, endpoints: readonly string[]): Move[] {
  return endpoints
    .map((endpoint) => ({
      endpoint,
      before: BigInt(document.addressMap[endpoint]!.base),
      after: BigInt(packed.addressMap[endpoint]!.base),
    }))
    .sort((a, b) => (a.after < b.after ? -1 : 1));
}
