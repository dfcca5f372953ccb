import type { ProductNotice } from '@netloom/contract';
import type { WordingLanguage } from '../../../http/wording/wording.ts';

/** What each kind says of one, and of several. */
type Words = Readonly<Record<ProductNotice, readonly [one: string, several: string]>>;

const WORDS: Readonly<Record<WordingLanguage, Words>> = {
  en: {
    'run-failed': ['{title} failed', '{count} runs failed; the last: {title}'],
    'run-passed': ['{title} passed', '{count} runs passed; the last: {title}'],
    mention: ['{author} mentioned you in {title}', '{count} mentions in {title}; the last by {author}'],
    'ticket-answered': ['{author} answered ticket #{ticket}', '{count} answers to ticket #{ticket}'],
    'ticket-changed': ['{author} changed ticket #{ticket}', '{count} changes of ticket #{ticket}'],
    'ticket-new': ['{author} wrote ticket #{ticket}: {title}', '{count} new tickets; the last by {author}'],
    'bug-changed': ['{author} changed defect #{bug}', '{count} changes of defect #{bug}'],
    'bug-recurred': ['Defect #{bug} is back: {title}', 'Defect #{bug} was seen again {count} times'],
    application: ['{author} asks to join {title}', '{count} people ask to join {title}'],
    invitation: ['You are a member of {title} now', 'You are a member of {title} now'],
    'schedule-failed': [
      '“{title}” could not start its run',
      '{count} scheduled runs of “{title}” could not start',
    ],
    'backup-failed': ['The backup failed', '{count} backups failed'],
    'disk-low': [
      'The disk is nearly full: no run starts until {megabytes} MB more are free',
      'The disk is nearly full: no run starts until {megabytes} MB more are free',
    ],
  },
  zh: {
    'run-failed': ['{title} 失败', '{count} 个运行失败；最近：{title}'],
    'run-passed': ['{title} 通过', '{count} 个运行通过；最近：{title}'],
    mention: ['{author} 在 {title} 中提及您', '{title} 中有 {count} 次提及；最近：{author}'],
    'ticket-answered': ['{author} 回复了工单 #{ticket}', '工单 #{ticket} 有 {count} 条回复'],
    'ticket-changed': ['{author} 更新了工单 #{ticket}', '工单 #{ticket} 有 {count} 次更新'],
    'ticket-new': ['{author} 提交了工单 #{ticket}：{title}', '{count} 个新工单；最近由 {author} 提交'],
    'bug-changed': ['{author} 更新了缺陷 #{bug}', '缺陷 #{bug} 有 {count} 次更新'],
    'bug-recurred': ['缺陷 #{bug} 再次出现：{title}', '缺陷 #{bug} 再次出现 {count} 次'],
    application: ['{author} 申请加入 {title}', '{count} 人申请加入 {title}'],
    invitation: ['您已成为 {title} 的成员', '您已成为 {title} 的成员'],
    'schedule-failed': ['“{title}”未能启动运行', '“{title}”有 {count} 次计划运行未能启动'],
    'backup-failed': ['备份失败', '{count} 次备份失败'],
    'disk-low': [
      '磁盘将满：再腾出 {megabytes} MB 之前不启动任何运行',
      '磁盘将满：再腾出 {megabytes} MB 之前不启动任何运行',
    ],
  },
  es: {
    'run-failed': ['{title} ha fallado', '{count} ejecuciones fallidas; la última: {title}'],
    'run-passed': ['{title} ha pasado', '{count} ejecuciones correctas; la última: {title}'],
    mention: ['{author} le mencionó en {title}', '{count} menciones en {title}; la última de {author}'],
    'ticket-answered': [
      '{author} respondió a la incidencia #{ticket}',
      '{count} respuestas a la incidencia #{ticket}',
    ],
    'ticket-changed': [
      '{author} cambió la incidencia #{ticket}',
      '{count} cambios de la incidencia #{ticket}',
    ],
    'ticket-new': [
      '{author} escribió la incidencia #{ticket}: {title}',
      '{count} incidencias nuevas; la última de {author}',
    ],
    'bug-changed': ['{author} cambió el defecto #{bug}', '{count} cambios del defecto #{bug}'],
    'bug-recurred': ['El defecto #{bug} ha vuelto: {title}', 'El defecto #{bug} ha vuelto {count} veces'],
    application: ['{author} pide unirse a {title}', '{count} personas piden unirse a {title}'],
    invitation: ['Ya es miembro de {title}', 'Ya es miembro de {title}'],
    'schedule-failed': [
      '«{title}» no pudo iniciar su ejecución',
      '{count} ejecuciones programadas de «{title}» no pudieron iniciarse',
    ],
    'backup-failed': ['La copia de seguridad ha fallado', '{count} copias de seguridad han fallado'],
    'disk-low': [
      'El disco está casi lleno: no se inicia ninguna ejecución hasta liberar {megabytes} MB más',
      'El disco está casi lleno: no se inicia ninguna ejecución hasta liberar {megabytes} MB más',
    ],
  },
  ja: {
    'run-failed': ['{title} が失敗しました', '{count} 件の実行が失敗しました。最新：{title}'],
    'run-passed': ['{title} が成功しました', '{count} 件の実行が成功しました。最新：{title}'],
    mention: [
      '{author} が {title} であなたをメンションしました',
      '{title} でのメンション {count} 件。最新：{author}',
    ],
    'ticket-answered': [
      '{author} がチケット #{ticket} に返信しました',
      'チケット #{ticket} への返信 {count} 件',
    ],
    'ticket-changed': [
      '{author} がチケット #{ticket} を更新しました',
      'チケット #{ticket} の更新 {count} 件',
    ],
    'ticket-new': [
      '{author} がチケット #{ticket} を起票しました：{title}',
      '新しいチケット {count} 件。最新は {author}',
    ],
    'bug-changed': ['{author} が不具合 #{bug} を更新しました', '不具合 #{bug} の更新 {count} 件'],
    'bug-recurred': ['不具合 #{bug} が再発しました：{title}', '不具合 #{bug} が {count} 回再発しました'],
    application: [
      '{author} が {title} への参加を申請しています',
      '{count} 人が {title} への参加を申請しています',
    ],
    invitation: ['{title} のメンバーになりました', '{title} のメンバーになりました'],
    'schedule-failed': [
      '「{title}」の実行を開始できませんでした',
      '「{title}」の予定された実行 {count} 件を開始できませんでした',
    ],
    'backup-failed': ['バックアップに失敗しました', 'バックアップが {count} 件失敗しました'],
    'disk-low': [
      'ディスクの空きがわずかです。あと {megabytes} MB 空くまで実行は開始されません',
      'ディスクの空きがわずかです。あと {megabytes} MB 空くまで実行は開始されません',
    ],
  },
};

const SEVERAL: Readonly<Record<WordingLanguage, string>> = {
  en: '{count} notices',
  zh: '{count} 条通知',
  es: '{count} avisos',
  ja: '通知 {count} 件',
};

/** What a mail of several notices is called. */
export const severalNotices = (count: number, language: WordingLanguage): string =>
  SEVERAL[language].replace('{count}', String(count));

/** The title of a notice of the product; `count` is how many it stands for. */
export function titleOf(
  kind: ProductNotice,
  told: Readonly<Record<string, string | number>>,
  language: WordingLanguage,
): string {
  const [one, several] = WORDS[language][kind];
  const words = Number(told.count ?? 1) > 1 ? several : one;
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(told[name] ?? place));
}
