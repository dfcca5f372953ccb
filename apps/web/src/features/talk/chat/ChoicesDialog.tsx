import { noticeChoices, saveNoticeChoice } from '@netloom/contract';
import { Modal, Segmented, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';

/** How the user is told of what the product notices: at the bell, by mail too, or not at all. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('talk');
  const { data } = useCall(noticeChoices, {});
  const save = useCallMutation(saveNoticeChoice, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(noticeChoices) }),
  });
  return (
    <Modal open title={t('choices.title')} footer={null} onCancel={onClose}>
      {data === undefined ? <Spin /> : null}
      {data?.mail === false ? <p className="nl-dim">{t('choices.noMail')}</p> : null}
      <ul className="nl-choices">
        {data?.choices.map(({ kind, way }) => (
          <li key={kind}>
            <span>{t(`choices.kinds.${kind}`)}</span>
            <Segmented
              size="small"
              aria-label={t(`choices.kinds.${kind}`)}
              value={way}
              options={(['bell', 'mail', 'off'] as const).map((value) => ({
                value,
                label: t(`choices.ways.${value}`),
                disabled: value === 'mail' && !data.mail,
              }))}
              onChange={(next) => save.mutate({ body: { kind, way: next } })}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
