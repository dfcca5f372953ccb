import { checkPinmux, pinmuxKind } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import { useTemplatesOf } from '../../../../document/index.ts';
import { NewBlockDialog } from '../../block/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { pinmuxShelf } from './pinmuxes.ts';

/** Asks for a name and a template to start from. */
export function NewPinmuxDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('pinmux');
  return (
    <NewBlockDialog
      shelf={pinmuxShelf}
      title={t('new.title')}
      stem="pinmux"
      names={names}
      templates={useTemplatesOf(pinmuxKind, 'pinmux')}
      first={useUi.getState().template ?? 'standard'}
      refusalOf={(pinmux) => checkPinmux(pinmux).find(({ code }) => code === 'PMX-KEYWORD')}
      onClose={closeDialog}
    />
  );
}
