import { nodeAt, pointerOfNode } from '@netloom/registers';
import type { RegisterNode } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BitPicture } from './picture/BitPicture.tsx';
import { addressOf, elaboratedAt, elaborationOf } from './store/derived.ts';
import { select } from './store/history.ts';
import type { OpenMap } from './store/registerStore.ts';
import { FieldTable } from './table/FieldTable.tsx';
import { runCommand } from './toolbar/commands.ts';

/** What is chosen in the tree: a register with its picture and fields, or what a group holds. */
export function RegisterView({ open }: { open: OpenMap }) {
  const { map, selection } = open;
  const node = nodeAt(map, selection.node);
  const elaborated = elaboratedAt(map, selection.node);
  const { map: whole } = elaborationOf(map);
  return (
    <>
      <header className="nl-reg-head">
        <h2>{elaborated?.path ?? map.name}</h2>
        {elaborated && (
          <code>{`0x${addressOf(elaborated).toString(16).toUpperCase().padStart(4, '0')}`}</code>
        )}
        <span>{node?.title ?? (node ? undefined : map.title)}</span>
        <p>{(node ?? map).description}</p>
      </header>
      {node?.kind === 'register' ? (
        <>
          <BitPicture key={pointerOfNode(selection.node)} open={open} />
          <FieldTable key={`table ${pointerOfNode(selection.node)}`} open={open} />
        </>
      ) : (
        <Contents
          nodes={elaborated?.kind === 'group' ? elaborated.children : elaborated ? [] : whole.children}
          kind={node?.kind}
          readOnly={open.readOnly}
        />
      )}
    </>
  );
}

interface ContentsProps {
  nodes: ReturnType<typeof elaborationOf>['map']['children'];
  kind: RegisterNode['kind'] | undefined;
  readOnly: boolean;
}

const MOST_SHOWN = 500;

function Contents({ nodes, kind, readOnly }: ContentsProps) {
  const { t } = useTranslation('registers');
  if (kind === 'memory') return <p className="nl-reg-none">{t('contents.memory')}</p>;
  return (
    <div className="nl-reg-contents">
      {nodes.length === 0 ? <p className="nl-reg-none">{t('contents.empty')}</p> : null}
      <ul>
        {nodes.slice(0, MOST_SHOWN).map((node) => (
          <li key={node.pointer}>
            <button
              type="button"
              onClick={() =>
                select({ node: node.pointer.split('/children/').slice(1).map(Number), field: undefined })
              }
            >
              <code>{`0x${addressOf(node).toString(16).toUpperCase().padStart(4, '0')}`}</code>
              <b>{node.name}</b>
              <span>{node.source.title ?? node.source.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {nodes.length > MOST_SHOWN ? <p className="nl-reg-none">{t('contents.more')}</p> : null}
      {readOnly ? null : (
        <div className="nl-reg-add">
          {(['addRegister', 'addGroup', 'addMemory'] as const).map((command) => (
            <Button key={command} size="small" onClick={() => runCommand(command)}>
              {t(`command.${command}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
