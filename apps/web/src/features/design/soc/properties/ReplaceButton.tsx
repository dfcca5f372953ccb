import { splitVlnv } from '@netloom/model';
import { newerVersion } from '@netloom/soc';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { selectBlocks } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';

/** Replaces the block by another; says when the library has a newer version of it. */
export function ReplaceButton({ name, vlnv }: { name: string; vlnv: string }) {
  const { t } = useTranslation('soc');
  const library = useSoc((state) => state.library);
  const newer = newerVersion(library, vlnv);
  return (
    <Button
      className="nl-soc-replace"
      type="link"
      size="small"
      onClick={() => {
        selectBlocks([name]);
        openDialog('replace');
      }}
    >
      {newer === undefined ? t('replace.open') : t('replace.newer', { version: splitVlnv(newer).version })}
    </Button>
  );
}
