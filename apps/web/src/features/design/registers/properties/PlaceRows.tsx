import type { Group, Memory, Register, RegisterMap, RegisterNode } from '@netloom/model';
import { partnerOf, quantityOf } from '@netloom/registers';
import type { ElaboratedNode, Members, NodePath } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { addressOf, elaboratedAt, elaborationOf } from '../store/derived.ts';
import { TextRow } from './TextRow.tsx';
import { optionalQuantity } from './optional.ts';

export type NodeMembers = Members<Register> | Members<Memory> | Members<Group>;

interface PlaceRowsProps {
  map: RegisterMap;
  path: NodePath;
  node: RegisterNode;
  set: (members: NodeMembers) => void;
}

const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;

/** Where a node lies, how often, and how much room it takes. */
export function PlaceRows({ map, path, node, set }: PlaceRowsProps) {
  const { t } = useTranslation('registers');
  const elaborated = elaboratedAt(map, path);
  return (
    <>
      <TextRow name="offset" value={node.offset} onChange={(offset) => set({ offset: quantityOf(offset) })} />
      {elaborated && <PlaceFacts map={map} elaborated={elaborated} />}
      <TextRow
        name="copies"
        member="array/count"
        value={node.array?.count.join(', ')}
        otherwise={t('none.copies')}
        onChange={(text) => set({ array: arrayOf(node, text) })}
      />
      {node.array && (
        <TextRow
          name="stride"
          member="array/stride"
          value={node.array.stride}
          otherwise={elaborated && hex(elaborated.stride)}
          onChange={(text) => {
            const stride = optionalQuantity(text);
            set({ array: { count: node.array!.count, ...(stride !== undefined && { stride }) } });
          }}
        />
      )}
      {node.kind === 'group' && (
        <TextRow
          name="size"
          value={node.size}
          otherwise={elaborated && hex(elaborated.size)}
          onChange={(size) => set({ size: optionalQuantity(size) })}
        />
      )}
    </>
  );
}

function arrayOf({ array }: RegisterNode, text: string): RegisterNode['array'] {
  const count = text
    .split(/[,\][\s]+/)
    .filter(Boolean)
    .map(quantityOf);
  return count.length === 0 ? undefined : { ...array, count };
}

/** What the numbers of a node come to. */
function PlaceFacts({ map, elaborated }: { map: RegisterMap; elaborated: ElaboratedNode }) {
  const { t } = useTranslation('registers');
  const partner = partnerOf(elaborated, elaborationOf(map).map);
  return (
    <>
      <p className="nl-reg-fact">
        {t('fact.place', { from: hex(addressOf(elaborated)), size: hex(elaborated.span) })}
      </p>
      {partner && <p className="nl-reg-fact">{t('fact.shares', { name: partner.name })}</p>}
    </>
  );
}
