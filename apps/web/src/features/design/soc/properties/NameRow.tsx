import { rename } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { Row } from './Row.tsx';

/** The name of an instance or of something at the top level; renaming follows wherever the design speaks of it. */
export function NameRow({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  function commit(to: string): void {
    const { document, layout } = useSoc.getState();
    const edit = rename({ document, layout }, name, to);
    if (edit.document === undefined) takeEdit(edit);
    else takeEdit({ ...edit, selection: { blocks: new Set([to]), links: new Set<string>() } });
  }
  return (
    <Row label={t('properties.name')}>
      <CommittedInput mono label={t('properties.name')} value={name} onCommit={commit} />
    </Row>
  );
}
