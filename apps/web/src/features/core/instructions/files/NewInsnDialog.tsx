import { checkInsn, insnKind } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { useTemplatesOf } from '../../../../document/index.ts';
import { NewBlockDialog } from '../../../design/block/index.ts';
import { useUi } from '../store/uiStore.ts';
import { insnShelf } from './insns.ts';

/** Asks for a name and a definition of the library to start from. */
export function NewInsnDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('instructions');
  return (
    <NewBlockDialog
      shelf={insnShelf}
      title={t('new.title')}
      stem="ext"
      names={names}
      templates={useTemplatesOf(insnKind, 'instructions')}
      first={useUi.getState().template ?? 'bits'}
      refusalOf={(insn) =>
        insn.name.length > 24 ? TOO_LONG : checkInsn(insn).find(({ code }) => code === 'INSN-KEYWORD')
      }
      onClose={() => useUi.setState({ dialog: undefined })}
    />
  );
}

const TOO_LONG = insnKind.read('{"netloom":"insn","version":1,"name":"a234567890123456789012345"}', '')
  .diagnostics[0];
