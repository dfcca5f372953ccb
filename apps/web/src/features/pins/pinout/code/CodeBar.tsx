import { AimOutlined, CopyOutlined, FileZipOutlined } from '@ant-design/icons';
import { setFlash, setUserCode } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { Select, Tooltip } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { announceError, announceSuccess } from '../../../../announce.ts';
import type { MadeFile } from '../../../design/generation/index.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { edit } from '../files/boards.ts';
import { downloadZip } from './download.ts';
import { useFollowing } from './useFollowedPlace.ts';

type UserCode = NonNullable<PinConfiguration['code']>['userCode'];

interface CodeBarProps {
  configuration: PinConfiguration;
  chip: Chip;
  files: readonly MadeFile[];
  /** The one that is shown. */
  file: MadeFile | undefined;
}

/** How the code is made, and where it can go without the project. */
export function CodeBar({ configuration, chip, files, file }: CodeBarProps) {
  const { t } = useTranslation('pinCode');
  const following = useFollowing((state) => state.following);
  const copy = ({ name, text }: MadeFile) =>
    void copyText(text).then(() => announceSuccess(t('copied', { path: name })), announceError);
  return (
    <>
      <UserCodeChoice chosen={configuration.code?.userCode} />
      <FlashChoice chosen={configuration.code?.flash} chip={chip} />
      <IconButton
        title={t('follow')}
        icon={<AimOutlined />}
        pressed={following}
        onClick={() => useFollowing.setState({ following: !following })}
      />
      {file === undefined ? null : (
        <>
          <IconButton
            title={t('copy', { path: file.name })}
            icon={<CopyOutlined />}
            onClick={() => copy(file)}
          />
          <IconButton
            title={t('zip')}
            icon={<FileZipOutlined />}
            onClick={() => void downloadZip(configuration.name, files).catch(announceError)}
          />
        </>
      )}
    </>
  );
}

/** Where a member's own code is kept when files are generated anew. */
const UserCodeChoice = memo(function UserCodeChoice({
  chosen = 'markers',
}: {
  chosen: UserCode | undefined;
}) {
  const { t } = useTranslation('pinCode');
  return (
    <Tooltip title={t('userCode.help')} mouseEnterDelay={0.5}>
      <Select
        size="small"
        aria-label={t('userCode.title')}
        value={chosen}
        options={(['markers', 'files'] as const).map((value) => ({ value, label: t(`userCode.${value}`) }))}
        onChange={(userCode) => edit((current) => setUserCode(current, userCode))}
      />
    </Tooltip>
  );
});

/** Which of the flash sizes that the chip comes with. */
const FlashChoice = memo(function FlashChoice({ chosen, chip }: { chosen: number | undefined; chip: Chip }) {
  const { t } = useTranslation('pinCode');
  const sizes = [...new Set(chip.flash)].sort((one, other) => one - other);
  if (sizes.length < 2) return null;
  return (
    <Tooltip title={t('flash.help')} mouseEnterDelay={0.5}>
      <Select
        size="small"
        aria-label={t('flash.title')}
        value={chosen ?? sizes[0]}
        options={sizes.map((value) => ({ value, label: `${value} kB` }))}
        onChange={(size) => edit((current) => setFlash(current, size === sizes[0] ? undefined : size))}
      />
    </Tooltip>
  );
});
