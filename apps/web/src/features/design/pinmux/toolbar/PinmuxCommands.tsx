import { Segmented } from 'antd';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Commands } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { GenerateButton } from '../../block/index.ts';
import { generateIntoProject, pinmuxes } from '../files/pinmuxes.ts';
import { problemsOf } from '../store/shown.ts';
import { useUi } from '../store/uiStore.ts';
import type { View } from '../store/uiStore.ts';

/** Commands of an open multiplexer. */
export const PinmuxCommands = memo(() => {
  const { t } = useTranslation('pinmux');
  const view = useUi((state) => state.view);
  return (
    <>
      <Commands documents={pinmuxes} />
      <Segmented<View>
        size="small"
        value={view}
        options={(['signals', 'pads', 'compare', 'package'] as const).map((value) => ({
          value,
          label: t(`view.${value}`),
        }))}
        onChange={(next) => useUi.setState({ view: next })}
      />
      <span className="nl-document-spring" />
      <Generate />
    </>
  );
});

/** The check comes behind the drawing of an edit; what is written is checked again by the server. */
function Generate() {
  const { t } = useTranslation('pinmux');
  const deptId = useDeptId();
  const pinmux = useDeferredValue(pinmuxes.useCurrent()?.document);
  const isBroken = pinmux !== undefined && problemsOf(pinmux).some(({ severity }) => severity === 'error');
  return (
    <GenerateButton
      label={t('command.generate')}
      help={isBroken ? t('command.broken') : t('command.generateHelp')}
      disabled={isBroken}
      onClick={() => generateIntoProject(deptId)}
    />
  );
}
