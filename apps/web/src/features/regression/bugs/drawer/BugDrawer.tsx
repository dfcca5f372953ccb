import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { showBug } from '@netloom/contract';
import type { BugDetails } from '@netloom/contract';
import { Drawer, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../../commands/useOffer.ts';
import { Permitted, RelativeTime } from '../../../../parts/index.ts';
import { useBesidePanel } from '../../../../shell/panel/useBesidePanel.ts';
import { Images, TalkButton } from '../../../talk/chat/index.ts';
import { Markdown } from '../../../talk/text/index.ts';
import { StatusTag } from '../Words.tsx';
import { Branches } from './Branches.tsx';
import { BugFields } from './BugFields.tsx';
import { FailurePlace } from './FailurePlace.tsx';
import { Links } from './Links.tsx';
import { Moves } from './Moves.tsx';
import { Reply } from './Reply.tsx';
import { shownBugCommands } from './shownBugCommands.ts';
import type { ShownBug } from './shownBugCommands.ts';
import { Timeline } from './Timeline.tsx';
import { useShownBug } from './useShownBug.tsx';

function Watch({ targets }: { targets: ShownBug }) {
  const { t } = useTranslation('bugs');
  const { watching, watchers } = targets.bug;
  return (
    <CommandButton
      {...{ set: shownBugCommands, targets }}
      id={watching ? 'unwatch' : 'watch'}
      size="small"
      icon={watching ? <EyeInvisibleOutlined /> : <EyeOutlined />}
      title={watchers.map(({ userName }) => userName).join(', ')}
    >
      {t(watching ? 'unwatch' : 'watch')} · {watchers.length}
    </CommandButton>
  );
}

function Whole({ bug }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const { targets, dialog } = useShownBug(bug);
  useOffer(shownBugCommands, targets);
  return (
    <div className="nl-bug">
      <div className="nl-bug-head">
        <StatusTag status={bug.status} />
        {bug.recurrences > 0 ? <strong>{t('recurrences', { count: bug.recurrences })}</strong> : null}
        {targets.mayEdit ? <Moves targets={targets} /> : null}
        <Watch targets={targets} />
      </div>
      {dialog}
      <BugFields bug={bug} />
      <article>
        <p className="nl-dim">
          <bdi>{bug.createBy}</bdi> · <RelativeTime value={bug.createTime} />
        </p>
        <Markdown text={bug.description} />
        <Images images={bug.images} />
      </article>
      {bug.failure === null ? null : <FailurePlace failure={bug.failure} />}
      <Branches bug={bug} />
      <Links bug={bug} />
      <Timeline events={bug.events} />
      <Permitted any={['defect:edit']}>
        <Reply bugId={bug.bugId} />
      </Permitted>
    </div>
  );
}

/** A defect whole: its fields, the failure, its branches, what happened to it. */
export function BugDrawer({ bugId, onClose }: { bugId: number; onClose: () => void }) {
  const asked = { query: { bugId } };
  const { data, error } = useCall(showBug, asked, { meta: { quiet: true }, retry: false });
  return (
    <Drawer
      open
      title={`#${bugId} ${data?.title ?? ''}`}
      size={720}
      extra={<TalkButton />}
      onClose={onClose}
      {...useBesidePanel()}
    >
      {data !== undefined ? <Whole bug={data} /> : error === null ? <Spin /> : errorText(error)}
    </Drawer>
  );
}
