export {
  answersInCallerWords,
  answersInEnglish,
  formInCallerWords,
  isFormInCallerWords,
} from './caller-words.js';
