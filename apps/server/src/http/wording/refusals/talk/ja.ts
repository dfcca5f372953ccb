import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'chat-gone': 'このチャットは削除されました。入力内容は下書きに残っています',
  'chat-or-room': '宛先のチャットを指定してください：privateChatId または room',
  'chat-with-oneself':
    'ほかの人を選んでください。チャットは二人で行います。自分用のメモにはメモ帳を使ってください',
  'file-empty': '{name} は空です。別のファイルを選んでください',
  'group-of-members': 'グループに入れるのはプロジェクトのメンバーだけです',
  'message-deleted': 'このメッセージは削除されています',
  'no-such-subject': 'その実行、設計、不具合またはチケットはありません',
  'no-such-thread': '返信先のメッセージはこのチャットにありません',
  'not-a-group': '名前の変更や人の追加ができるのはグループだけです',
  'not-your-message': 'メッセージを変更・削除できるのは投稿者だけです',
  'notice-changed': 'お知らせはほかの人が変更しました。開き直してください',
  'notice-ends-first': 'お知らせの終了が開始より前です。もっと後の終了を選んでください',
  'notice-for-whom': 'お知らせの宛先を選んでください',
  'notice-of-which-project': '通知するプロジェクトを選んでください',
  'notice-over': 'お知らせの期間は終わっています。もっと後の終了を選んでください',
  'nothing-said': '何か入力するか、画像を追加してください',
  'picture-not-at-hand':
    'メッセージの画像が自分のものでないか、送信済みか、古すぎます。もう一度追加してください',
  'picture-too-big': '{name} は {most} 百万画素を超えています。小さくしてください',
  'picture-unreadable': '{name} を画像として読み取れません。途中で切れているか、名前と中身が違います',
  'private-stays': '二人のチャットからは退出できません。代わりにミュートしてください',
  'no-handler': 'このユーザーはチケットに対応していません。別の人を選んでください',
  'ticket-changed': 'チケットはほかの人が変更しました。もう一度確認してください',
  'draft-newer': 'より新しい下書きがあります',
  'too-many-drafts': '下書きが {most} 件を超えています。いくつか破棄してください',
  'too-many-mentions': '一つのメッセージでメンションできるのは最大 {most} 人です',
  'too-much-unsent': '未送信の添付が {most} MB を超えています。先に送信するか破棄してください',
};
