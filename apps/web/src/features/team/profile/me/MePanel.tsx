import { getSysUserByUserId } from '@netloom/contract';
import { Alert } from 'antd';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './factor/SecondFactorCard.tsx';
import { PasskeyCard } from './passkeys/PasskeyCard.tsx';

export function MePanel({ userId }: { userId: number }) {
  const input = { params: { id: userId } };
  const { data: user, error } = useCall(getSysUserByUserId, input, { meta: { quiet: true } });
  if (error !== null && user === undefined) return <Alert type="error" showIcon title={errorText(error)} />;
  if (user === undefined) return <Loading />;
  return (
    <div className="nl-profile-cards">
      <AvatarCard user={user} />
      <ContactCard key={`${user.email} ${user.phone}`} user={user} />
      <PasswordCard userName={user.userName} />
      <SecondFactorCard />
      <PasskeyCard />
    </div>
  );
}
