import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

const good = ['registered', 'password-set'];
/** The first ones are why the server ended a session. */
const reasons = ['signed-out', 'password-changed', 'disabled', 'forced', 'restored', 'expired', ...good];

/** Says why the sign-in page is shown, when something else than a visit led here (`/login?reason=…`). */
export function SignInNotice() {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const reason = reasons.find((known) => known === search.get('reason'));
  if (reason === undefined) return null;
  return <Alert type={good.includes(reason) ? 'success' : 'info'} showIcon title={t(`reason.${reason}`)} />;
}
