import type { TicketDetails } from '@netloom/contract';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { FilesField } from './FilesField.tsx';
import { shownTicketCommands as set } from './shownTicketCommands.ts';
import { useAnswer } from './useAnswer.ts';

/** Where a ticket is answered, closed and opened again. */
export function TicketAnswer({ ticket }: { ticket: TicketDetails }) {
  const { t } = useTranslation('tickets');
  const { draft, internal, setInternal, files, setFiles, targets } = useAnswer(ticket);
  useOffer(set, targets);
  const ending = ticket.state === 'closed' ? 'reopen' : 'close';
  return (
    <div className="nl-ticket-answer">
      <Input.TextArea
        aria-label={t('answer')}
        placeholder={t('answer')}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={20_000}
        value={draft.text}
        onChange={({ target }) => draft.change(target.value)}
      />
      <FilesField value={files} onChange={setFiles} />
      <div className="nl-ticket-buttons">
        {ticket.handles ? (
          <Checkbox checked={internal} onChange={({ target }) => setInternal(target.checked)}>
            {t('internal')}
          </Checkbox>
        ) : null}
        <CommandButton {...{ set, targets }} id={ending}>
          {t(ending)}
        </CommandButton>
        <CommandButton {...{ set, targets }} id="reply" type="primary" loading={targets.busy}>
          {t('reply')}
        </CommandButton>
      </div>
    </div>
  );
}
