import { brokenLimit, inHertz, limitsOf } from '@netloom/pins';
import type { Diagnostic } from '@netloom/model';
import { Tooltip } from 'antd';
import { SeverityIcon } from '../../state/SeverityIcon.tsx';
import { BOX } from '../layout/layout.ts';
import type { PlacedBox } from '../layout/layout.ts';
import { problemsOf } from '../useClocks.ts';
import type { Clocks } from '../useClocks.ts';
import { useNames } from '../useNames.ts';
import { BoxControl, SourceFrequency } from './BoxControl.tsx';
import { ClockSelect } from './ClockSelect.tsx';

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
  const shared = { node, state: clocks.state, wrong: severity === 'error' };
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
        {severity ? <ProblemMark problems={problems} severity={severity} /> : null}
      </header>
      <div>
        {state && 'options' in state ? (
          <ClockSelect
            node={state}
            options={state.options ?? []}
            value={clocks.state.settings[state.name]!}
          />
        ) : null}
        <BoxControl {...shared} chip={clocks.chip} />
      </div>
      <footer>
        {isSet ? (
          <SourceFrequency {...shared} />
        ) : (
          <>
            <small>{boundOf(box, clocks) ?? outputs.map(({ name }) => name).join(', ')}</small>
            <output>{frequency === 0 ? names.off : inHertz(frequency)}</output>
          </>
        )}
      </footer>
    </section>
  );
}

/** `≤ 42 MHz`: the bound that the box's clock breaks. */
function boundOf({ node, outputs }: PlacedBox, { tree, state, chip }: Clocks): string | undefined {
  const frequency = state.frequencies[node.name] ?? 0;
  const limits = [node, ...outputs].flatMap((one) => limitsOf(one, tree, state.settings, chip));
  const broken = brokenLimit(limits, frequency);
  if (!broken) return undefined;
  const isHigh = broken.max !== undefined && frequency > broken.max;
  return isHigh ? `≤ ${inHertz(broken.max!)}` : `≥ ${inHertz(broken.min!)}`;
}

function ProblemMark({ problems, severity }: { problems: Diagnostic[]; severity: Diagnostic['severity'] }) {
  const text = problems.map(({ message }) => message).join('\n');
  return (
    <Tooltip title={<span style={{ whiteSpace: 'pre-line' }}>{text}</span>}>
      <button type="button" className="nl-pins-clock-mark" aria-label={text}>
        <SeverityIcon severity={severity} />
      </button>
    </Tooltip>
  );
}
