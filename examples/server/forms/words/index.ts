export {
  answersInCallerWords,
  answersInEnglish,
  formInCallerWords,
  formWords,
} from './caller-words.js';
