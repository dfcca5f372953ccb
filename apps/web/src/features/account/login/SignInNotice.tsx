import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SignInNews } from './SignInNews.tsx';

const good = ['registered', 'password-set'];
/** Why the session ended; the first ones by the server. */
const ended = ['signed-out', 'password-changed', 'disabled', 'forced', 'restored', 'expired'];
/** Where the text of `reason=failed` is handed over. */
const ERROR_ITEM = 'netloom.signOutError';

/** Says why the sign-in page is shown, when something else than a visit led here (`/login?reason=…`). */
export function SignInNotice() {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const [failure] = useState(() => sessionStorage.getItem(ERROR_ITEM));
  useEffect(() => sessionStorage.removeItem(ERROR_ITEM), []);
  const asked = search.get('reason') ?? '';
  if (asked === 'failed' && failure !== null) {
    return <SignInNews text={t('reason.failed')} more={failure} />;
  }
  if (![...good, ...ended].includes(asked)) return null;
  return <SignInNews type={good.includes(asked) ? 'success' : 'info'} text={t(`reason.${asked}`)} />;
}
