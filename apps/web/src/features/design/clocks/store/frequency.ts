export { frequencyText, timeText } from '@netloom/soc/clocks';
