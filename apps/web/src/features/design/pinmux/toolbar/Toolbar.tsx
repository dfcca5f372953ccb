import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Commands } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { GenerateButton } from '../../block/index.ts';
import { generateIntoProject, pinmuxes } from '../files/pinmuxes.ts';
import type { OpenPinmux } from '../files/pinmuxes.ts';
import { problemsOf } from '../store/shown.ts';
import { useUi } from '../store/uiStore.ts';
import type { View } from '../store/uiStore.ts';

/** Commands of the screen; `children` stand at the left: the choice of the document. */
export function Toolbar({ open, children }: { open: OpenPinmux | undefined; children: ReactNode }) {
  const { t } = useTranslation('pinmux');
  return (
    <div className="nl-pinmux-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      {open === undefined ? null : <PinmuxCommands open={open} />}
    </div>
  );
}

function PinmuxCommands({ open }: { open: OpenPinmux }) {
  const { t } = useTranslation('pinmux');
  const deptId = useDeptId();
  const view = useUi((state) => state.view);
  const isBroken = problemsOf(open.document).some(({ severity }) => severity === 'error');
  return (
    <>
      <Commands documents={pinmuxes} />
      <Segmented<View>
        size="small"
        value={view}
        options={(['signals', 'pads', 'package'] as const).map((value) => ({
          value,
          label: t(`view.${value}`),
        }))}
        onChange={(next) => useUi.setState({ view: next })}
      />
      <span className="nl-pinmux-spring" />
      <GenerateButton
        label={t('command.generate')}
        help={isBroken ? t('command.broken') : t('command.generateHelp')}
        disabled={isBroken}
        onClick={() => generateIntoProject(deptId)}
      />
    </>
  );
}
