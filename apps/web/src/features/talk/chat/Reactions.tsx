import type { Message, REACTIONS } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useShellSession } from '../../../shell/SessionContext.ts';

interface ReactionsProps {
  message: Message;
  /** Only to be looked at. */
  disabled: boolean;
  onReact: (message: Message, emoji: (typeof REACTIONS)[number]) => void;
}

export function Reactions({ message, disabled, onReact }: ReactionsProps) {
  const { t } = useTranslation('talk');
  const { user } = useShellSession();
  if (message.reactions.length === 0) return null;
  return (
    <div className="nl-reactions">
      {message.reactions.map(({ emoji, userIds }) => (
        <button
          key={emoji}
          type="button"
          disabled={disabled}
          aria-pressed={userIds.includes(user.userId)}
          aria-label={t('message.reacted', { emoji, count: userIds.length })}
          onClick={() => onReact(message, emoji as (typeof REACTIONS)[number])}
        >
          {emoji} {userIds.length}
        </button>
      ))}
    </div>
  );
}
