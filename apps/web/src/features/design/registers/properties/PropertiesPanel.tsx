import { nodeAt, pointerOfNode } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { marksOf, ownerKey } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { FieldProperties } from './FieldProperties.tsx';
import { MapProperties } from './MapProperties.tsx';
import { NodeProperties } from './NodeProperties.tsx';
import { PanelContext } from './rows.tsx';
import './properties.css';

/** Everything about what is chosen: a field, a register, memory or group, or the map. */
export function PropertiesPanel({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const say = useSaid();
  const { map, selection, readOnly } = open;
  const { owners } = marksOf(useChecked(map));
  const node = nodeAt(map, selection.node);
  const field =
    node?.kind === 'register' && selection.field !== undefined ? node.fields[selection.field] : undefined;
  const own = owners.get(ownerKey(selection.node, field && selection.field)) ?? [];
  const problemOf = (member: string, exact: boolean) => {
    const found = own.find(({ rest }) => rest === member || (!exact && rest.startsWith(`${member}/`)));
    return found && say(found.problem);
  };
  const kind = field ? 'field' : (node?.kind ?? 'map');
  return (
    <aside className="nl-reg-properties" aria-label={t('panel.properties')}>
      <PanelContext value={{ readOnly, problemOf }}>
        <h3>
          <small>{t(`kind.${kind}`)}</small>
          {field?.name ?? node?.name ?? map.name}
        </h3>
        <div key={`${pointerOfNode(selection.node)} ${selection.field}`}>
          {field ? (
            <FieldProperties open={open} field={field} index={selection.field!} />
          ) : node ? (
            <NodeProperties open={open} node={node} />
          ) : (
            <MapProperties open={open} />
          )}
        </div>
      </PanelContext>
    </aside>
  );
}
