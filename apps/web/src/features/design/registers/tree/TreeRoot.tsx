import { useTranslation } from 'react-i18next';
import { select } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { uncover } from '../store/uiStore.ts';

interface TreeRootProps {
  open: OpenMap;
  /** Bytes. */
  size: bigint;
}

/** The map itself. */
export function TreeRoot({ open: { map, selection }, size }: TreeRootProps) {
  const { t } = useTranslation('registers');
  return (
    <button
      type="button"
      className="nl-regtree-root"
      aria-pressed={selection.node.length === 0}
      onClick={() => {
        select({ node: [], field: undefined });
        uncover();
      }}
    >
      {map.name}
      <code>{t('tree.size', { size: size.toString(16).toUpperCase() })}</code>
    </button>
  );
}
