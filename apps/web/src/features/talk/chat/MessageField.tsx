import { MESSAGE_LONGEST, chatPeople } from '@netloom/contract';
import { Mentions } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';

interface MessageFieldProps {
  label: string;
  /** The project whose people are offered; null for all of the user's. */
  deptId: number | null;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

const mentionOf = (userName: string) => (/^[\p{L}\p{N}_.-]+$/u.test(userName) ? userName : `"${userName}"`);

/** The text of a message; `@` offers people. */
export function MessageField({ label, deptId, value, onChange, onSend }: MessageFieldProps) {
  const { t } = useTranslation('talk');
  const [search, setSearch] = useState<string | null>(null);
  const query = { search: search ?? '', ...(deptId !== null && { deptId }) };
  const people = useCall(chatPeople, { query }, { enabled: search !== null, meta: { quiet: true } });

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the input of a Chinese or Japanese word, or chooses a name, sends nothing.
    const chooses = search !== null && (people.data?.length ?? 0) > 0;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || chooses) return;
    event.preventDefault();
    onSend();
  }

  return (
    <Mentions
      aria-label={label}
      placeholder={t('composer.placeholder')}
      autoSize={{ minRows: 1, maxRows: 8 }}
      maxLength={MESSAGE_LONGEST}
      value={value}
      placement="top"
      loading={people.isFetching}
      options={(people.data ?? []).map(({ userId, userName }) => ({
        key: String(userId),
        value: mentionOf(userName),
        label: userName,
      }))}
      filterOption={false}
      onSearch={setSearch}
      onSelect={() => setSearch(null)}
      onChange={(text) => {
        onChange(text);
        if (!/(^|\s)@\S*$/.test(text)) setSearch(null);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
