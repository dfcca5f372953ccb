import { ROLE_IDS, findUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../api/index.ts';
import { SampleButton } from '../../features/help/tour/index.ts';
import { usePermissions } from '../../parts/index.ts';
import type { Screen } from '../../screens.ts';
import { useShellSession } from '../SessionContext.ts';
import { useTitle } from '../useTitle.ts';
import './errors.css';

/** Names of the project's leads, where the user may know them. */
function useLeads(): string[] {
  const { department } = useShellSession();
  const may = usePermissions().any('project:view');
  const members = useCall(
    findUser,
    { query: { deptId: department?.deptId ?? 0 } },
    { enabled: may && department !== null, meta: { quiet: true } },
  );
  return (members.data ?? [])
    .filter(({ roleId, status }) => roleId === ROLE_IDS.lead && status === 0)
    .map(({ userName }) => userName);
}

interface ForbiddenProps {
  screen: Screen | undefined;
  /** Where the screen has become permitted meanwhile. */
  permittedPath: string | undefined;
  home: string | undefined;
}

/** Says why a screen is not shown, and who could change that. */
export function Forbidden({ screen, permittedPath, home }: ForbiddenProps) {
  const { t } = useTranslation();
  const title = useTitle();
  const { user, department } = useShellSession();
  const leads = useLeads();
  const role = t(`role.${user.roles[0] ?? 'visitor'}`, { defaultValue: user.roles[0] ?? '' });
  const ofSystem = screen?.path.startsWith('/system/') ?? false;
  return (
    <section className="nl-centre nl-error-page">
      <strong>401</strong>
      <h1>
        {screen === undefined
          ? t('forbidden.page')
          : t('forbidden.title', { screen: title({ titleKey: screen.key, screen }) })}
      </h1>
      <p>
        {department === null
          ? t('forbidden.noProject')
          : t('forbidden.reason', { role, project: department.deptName })}
      </p>
      <p>
        {ofSystem
          ? t('forbidden.byAdministrator')
          : leads.length > 0
            ? t('forbidden.byLeads', { leads: leads.join(', ') })
            : t('forbidden.byLead')}
      </p>
      {department === null ? <SampleButton /> : null}
      {permittedPath === undefined ? null : <Link to={permittedPath}>{t('forbidden.again')}</Link>}
      {home === undefined ? null : <Link to={home}>{t('notFound.home')}</Link>}
    </section>
  );
}
