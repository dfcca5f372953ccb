import type { Register, RegisterMap } from '@netloom/model';
import { childrenAt } from '@netloom/registers';
import type { Members, NodePath } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { elaboratedAt } from '../store/derived.ts';
import { BufferRows } from './BufferRows.tsx';
import { GateRows } from './GateRows.tsx';
import { TextRow } from './TextRow.tsx';
import { optionalText } from './optional.ts';
import { bitPaths, fieldPaths, registerPaths } from './paths.ts';
import { SwitchRow } from './rows.tsx';

interface RegisterRowsProps {
  map: RegisterMap;
  path: NodePath;
  node: Register;
  set: (members: Members<Register>) => void;
}

export function RegisterRows({ map, path, node, set }: RegisterRowsProps) {
  const { t } = useTranslation('registers');
  const own = elaboratedAt(map, path)?.path;
  const others = childrenAt(map, path.slice(0, -1)).filter(
    (each) => each.kind === 'register' && each !== node,
  );
  return (
    <>
      <SwitchRow name="external" value={node.external} onChange={(external) => set({ external })} />
      <SwitchRow name="shadowed" value={node.shadowed} onChange={(shadowed) => set({ shadowed })} />
      {(['readBuffer', 'writeBuffer'] as const).map((name) => (
        <BufferRows
          key={name}
          name={name}
          buffer={node[name]}
          registers={(text) => registerPaths(map, text).filter((each) => each !== own)}
          bits={(text) => bitPaths(map, text)}
          onChange={(buffer) => set({ [name]: buffer })}
        />
      ))}
      <TextRow
        name="aliasOf"
        value={node.aliasOf}
        otherwise={t('none.plain')}
        choices={(text) =>
          others.map(({ name }) => name).filter((name) => name.toLowerCase().includes(text.toLowerCase()))
        }
        onChange={(aliasOf) => set({ aliasOf: optionalText(aliasOf) })}
      />
      <GateRows gate={node.gate} paths={(text) => fieldPaths(map, text)} onChange={(gate) => set({ gate })} />
    </>
  );
}
