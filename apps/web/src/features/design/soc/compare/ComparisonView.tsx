import { Checkbox, Empty, Segmented, Slider } from 'antd';
import type { Drawing, Library, SocChange } from '@netloom/soc';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { ComparedDiagram } from './ComparedDiagram.tsx';
import { EffectsPane } from './EffectsPane.tsx';
import { CLASSES, GLYPHS } from './glyphs.ts';
import { createLook, pointAt, toggleClass } from './lookStore.ts';
import type { Arrangement, LookStore } from './lookStore.ts';
import { comparedPictures } from './picture.ts';
import type { ComparedPictures } from './picture.ts';
import './compare.css';

export interface ComparedVersions {
  before: Drawing;
  after: Drawing;
  library: Library;
  /** What the two are called. */
  names: { before: string; after: string };
}

/** Two versions of a SoC: on the diagram, in one of three arrangements, with what changed beside it, and what that does. */
export function ComparisonView({ before, after, library, names }: ComparedVersions) {
  const { t } = useTranslation('soc');
  const [look] = useState(createLook);
  const [shown, setShown] = useState<(typeof FINDINGS)[number]>('changes');
  const pictures = useMemo(() => comparedPictures(before, after, library), [before, after, library]);
  const { changes } = pictures.comparison;
  if (changes.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.same')} />;
  }
  return (
    <div className="nl-soc-comparison">
      <Choices look={look} changes={changes} />
      <Panes look={look} pictures={pictures} names={names} />
      <div className="nl-soc-findings">
        <Segmented
          size="small"
          block
          aria-label={t('effects.shown')}
          value={shown}
          options={FINDINGS.map((value) => ({ value, label: t(`effects.${value}`) }))}
          onChange={setShown}
        />
        {shown === 'changes' ? (
          <ChangeTable
            changes={changes}
            look={look}
            onShow={({ blocks }) => pointAt(look, pictures.joined, blocks)}
          />
        ) : (
          <EffectsPane before={before.document} after={after.document} />
        )}
      </div>
    </div>
  );
}

/** What the pane beside the diagram lists. */
const FINDINGS = ['changes', 'title'] as const;

const ARRANGEMENTS: readonly Arrangement[] = ['both', 'sides', 'slider'];

/** How it is arranged, and which classes are marked; the signs are the legend. */
function Choices({ look, changes }: { look: LookStore; changes: readonly SocChange[] }) {
  const { t } = useTranslation('soc');
  const { arrangement, shown } = look();
  const count = (of: string) => changes.filter((each) => each.class === of).length;
  return (
    <header>
      <Segmented
        size="small"
        aria-label={t('compare.arrangement')}
        value={arrangement}
        options={ARRANGEMENTS.map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={(value) => look.setState({ arrangement: value })}
      />
      <fieldset aria-label={t('compare.classes')}>
        {CLASSES.filter((each) => count(each) > 0).map((each) => (
          <Checkbox key={each} checked={shown.has(each)} onChange={() => toggleClass(look, each)}>
            <i data-class={each}>{GLYPHS[each]}</i> {t(`compare.class.${each}`)} {count(each)}
          </Checkbox>
        ))}
      </fieldset>
    </header>
  );
}

interface PanesProps {
  look: LookStore;
  pictures: ComparedPictures;
  names: ComparedVersions['names'];
}

function Panes({ look, pictures, names }: PanesProps) {
  const { t } = useTranslation('soc');
  const narrow = useNarrow();
  const { arrangement, slider } = look();
  const pane = (scene: 'joined' | 'before' | 'after', label: string) => (
    <figure>
      <ComparedDiagram label={label} pictures={pictures} scene={pictures[scene]} look={look} />
      <figcaption>{label}</figcaption>
    </figure>
  );
  const both = t('compare.bothOf', names);
  if (arrangement === 'both') return <div className="nl-soc-panes">{pane('joined', both)}</div>;
  if (arrangement === 'sides') {
    return (
      <div className="nl-soc-panes" data-rows={narrow}>
        {pane('before', names.before)}
        {pane('after', names.after)}
      </div>
    );
  }
  return (
    <div className="nl-soc-panes" data-slider>
      {pane('after', names.after)}
      <div className="nl-soc-over" style={{ clipPath: `inset(0 ${(1 - slider) * 100}% 0 0)` }}>
        {pane('before', names.before)}
      </div>
      <div className="nl-soc-boundary" style={{ left: `${slider * 100}%` }} />
      <Slider
        min={0}
        max={100}
        value={slider * 100}
        tooltip={{ formatter: null }}
        ariaLabelForHandle={t('compare.slide')}
        onChange={(value) => look.setState({ slider: value / 100 })}
      />
    </div>
  );
}
