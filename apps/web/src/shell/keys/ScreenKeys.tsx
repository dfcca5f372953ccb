import { useTranslation } from 'react-i18next';
import { setsOnOffer } from '../../commands/offered.ts';
import { keyLines } from '../../commands/sheet/keyLines.ts';
import { KeySheet } from '../../commands/sheet/KeySheet.tsx';
import { shellCommands } from './shellCommands.ts';

/** The keys of what is on screen, and those that hold everywhere. */
export default function ScreenKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const here = setsOnOffer().filter((set) => set !== shellCommands);
  const sections = [
    { title: t('keys.here'), lines: here.flatMap((set) => keyLines(t, set)) },
    { title: t('keys.everywhere'), lines: keyLines(t, shellCommands) },
  ];
  return (
    <KeySheet
      title={t('command.keys')}
      sections={sections.filter(({ lines }) => lines.length > 0)}
      onClose={onClose}
    />
  );
}
