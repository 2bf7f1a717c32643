export {
  answersInCallerWords,
  answersInEnglish,
  formInCallerWords,
  formWords,
  isFormInCallerWords,
} from './caller-words.js';
