import { UndoOutlined } from '@ant-design/icons';
import { noticeChoices, saveNoticeChoice } from '@netloom/contract';
import type { NoticeWay, ReplyOf } from '@netloom/contract';
import { Modal, Segmented, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { IconButton } from '../../../parts/index.ts';
import { useDept } from '../../../session/index.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';

type Choices = ReplyOf<typeof noticeChoices>;

interface ChoiceLineProps {
  choice: Choices['choices'][number];
  mail: boolean;
  /** In a project: what was chosen there can be taken back. */
  inProject: boolean;
  onChoose: (way: NoticeWay | null) => void;
}

function ChoiceLine({ choice: { kind, way, own }, mail, inProject, onChoose }: ChoiceLineProps) {
  const { t } = useTranslation('talk');
  return (
    <li>
      <span>
        {t(`choices.kinds.${kind}`)}
        {inProject && !own ? <small className="nl-dim"> · {t('choices.inherited')}</small> : null}
      </span>
      <span className="nl-choice-ways">
        {inProject && own ? (
          <IconButton title={t('choices.drop')} icon={<UndoOutlined />} onClick={() => onChoose(null)} />
        ) : null}
        <Segmented
          size="small"
          aria-label={t(`choices.kinds.${kind}`)}
          value={way === 'mail' && !mail ? 'bell' : way}
          options={(['bell', 'mail', 'off'] as const).map((value) => ({
            value,
            label: t(`choices.ways.${value}`),
            disabled: value === 'mail' && !mail,
          }))}
          onChange={onChoose}
        />
      </span>
    </li>
  );
}

/** Everywhere, or in the project that is open. */
function usePlaces() {
  const { t } = useTranslation('talk');
  const deptId = useDept((state) => state.deptId);
  const { departments } = useShellSession();
  const project = departments.find((each) => each.deptId === deptId)?.deptName;
  const everywhere = { value: 0, label: t('choices.place.everywhere') };
  return project === undefined || deptId === null
    ? [everywhere]
    : [everywhere, { value: deptId, label: t('choices.place.project', { project }) }];
}

/** How the user is told of what the product notices: at the bell, by mail too, or not at all. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('talk');
  const places = usePlaces();
  const [place, setPlace] = useState(0);
  const where = place === 0 ? {} : { deptId: place };
  const { data } = useCall(noticeChoices, { query: where });
  const save = useCallMutation(saveNoticeChoice, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(noticeChoices) }),
  });
  return (
    <Modal open title={t('choices.title')} footer={null} width={700} onCancel={onClose}>
      {places.length > 1 ? (
        <Segmented
          block
          aria-label={t('choices.place.label')}
          value={place}
          options={places}
          onChange={setPlace}
        />
      ) : null}
      {data === undefined ? <Spin /> : null}
      <p className="nl-dim">{data?.mail === false ? t('choices.noMail') : t('choices.digest')}</p>
      <ul className="nl-choices">
        {data?.choices.map((choice) => (
          <ChoiceLine
            key={choice.kind}
            choice={choice}
            mail={data.mail}
            inProject={place !== 0}
            onChoose={(way) => save.mutate({ body: { kind: choice.kind, way, ...where } })}
          />
        ))}
      </ul>
    </Modal>
  );
}
