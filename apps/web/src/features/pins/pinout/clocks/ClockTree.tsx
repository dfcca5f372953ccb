import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { usePins } from '../store/pinsStore.ts';
import { ClockIssues } from './ClockIssues.tsx';
import { Diagram } from './diagram/Diagram.tsx';
import { KernelList } from './KernelList.tsx';
import { PowerStrip } from './PowerStrip.tsx';
import { ReachForm } from './reach/ReachForm.tsx';
import { ReachPreview } from './reach/ReachPreview.tsx';
import { useClocks } from './useClocks.ts';
import './clocks.css';

/** The clock tree with its frequencies and limits. */
export function ClockTree() {
  const { t, ready } = useTranslation('pinClocks');
  const chip = usePins(({ open }) => open!.chip);
  const clocks = useClocks();
  if (!ready) return <Loading />;
  if (!clocks) return <Empty description={t('unknownTree', { tree: chip.clockTree || chip.model })} />;
  return (
    <div className="nl-pins-clocks">
      <header>
        <PowerStrip clocks={clocks} />
        <ReachForm clocks={clocks} />
      </header>
      <ReachPreview clocks={clocks} />
      <ClockIssues clocks={clocks} />
      <div className="nl-pins-clock-body">
        <Diagram clocks={clocks} />
        <KernelList clocks={clocks} />
      </div>
    </div>
  );
}
