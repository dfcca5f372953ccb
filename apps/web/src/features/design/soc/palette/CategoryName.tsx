import { useTranslation } from 'react-i18next';

/** A group of the palette in the user's language, where it is one of ours; as the block's file has it otherwise. */
export function CategoryName({ name }: { name: string }) {
  const { t, i18n } = useTranslation('soc');
  const key = `category.${name}`;
  return (
    <span title={name}>
      {/^[\w ]+$/.test(name) && i18n.exists(key, { ns: 'soc' }) ? t(`category.${name}`) : name}
    </span>
  );
}
