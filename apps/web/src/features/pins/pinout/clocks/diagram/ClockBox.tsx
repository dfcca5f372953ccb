import type { Diagnostic } from '@netloom/model';
import type { ClockNode } from '@netloom/pins';
import { Tooltip } from 'antd';
import { useSaid } from '../../../../../diagnostics/useSaid.ts';
import { SeverityIcon } from '../../../../../diagnostics/SeverityIcon.tsx';
import { BOX } from '../layout/layout.ts';
import type { PlacedBox } from '../layout/layout.ts';
import { problemsOf } from '../useClocks.ts';
import type { Clocks } from '../useClocks.ts';
import { useNames } from '../useNames.ts';
import { BoxControl, SourceFrequency } from './BoxControl.tsx';
import { ClockSelect } from './ClockSelect.tsx';
import { OnOff } from './OnOff.tsx';
import { frequencyText } from './frequencyText.ts';

interface Props {
  box: PlacedBox;
  clocks: Clocks;
  active: boolean;
}

/** A node of the tree: its name, what it is set to, and the clock that leaves it with the limit that it breaks. */
export function ClockBox({ box, clocks, active }: Props) {
  const { node, state, outputs, x, y } = box;
  const names = useNames();
  const problems = [node, ...outputs, ...(state ? [state] : [])].flatMap(({ name }) =>
    problemsOf(name, clocks.diagnostics),
  );
  const severity = problems.some((problem) => problem.severity === 'error') ? 'error' : problems[0]?.severity;
  const frequency = clocks.state.frequencies[node.name] ?? 0;
  const isSet = node.kind === 'source' && node.min !== undefined && frequency > 0;
  const text = frequencyText(box, clocks, names);
  const shared = { node, clocks, wrong: severity === 'error' };
  return (
    <section
      className="nl-pins-clock-box"
      data-node={node.name}
      data-active={active && frequency > 0}
      data-off={frequency === 0}
      data-severity={severity}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
    >
      <header>
        <span title={names.node(node.name)}>{names.node(node.name)}</span>
        {state && isOnOff(state) ? <OnOff node={state} value={clocks.shown[state.name]!} /> : null}
        {severity ? <ProblemMark problems={problems} severity={severity} /> : null}
      </header>
      <div>
        {state?.kind === 'switch' && !isOnOff(state) ? (
          <ClockSelect node={state} options={state.options} value={clocks.shown[state.name]!} />
        ) : null}
        <BoxControl {...shared} />
      </div>
      <footer>
        {isSet ? (
          <SourceFrequency {...shared} />
        ) : (
          <>
            <small>{text.name}</small>
            <output>{text.frequency}</output>
          </>
        )}
      </footer>
    </section>
  );
}

/** The states Off and On alone: a tick box has them. */
function isOnOff(state: ClockNode): boolean {
  return state.kind === 'switch' && state.options.length === 2;
}

function ProblemMark({ problems, severity }: { problems: Diagnostic[]; severity: Diagnostic['severity'] }) {
  const say = useSaid();
  const text = problems.map(say).join('\n');
  return (
    <Tooltip title={<span className="nl-pins-clock-told">{text}</span>}>
      <button type="button" className="nl-pins-clock-mark" aria-label={text}>
        <SeverityIcon severity={severity} />
      </button>
    </Tooltip>
  );
}
