/**
 * Why something was not done: a sentence for each code that there is. These are of connections and requests; those of tables
 * and of games come with them.
 */
export const refusals = {
  offline: 'Pas de réseau. Vérifie ta connexion et réessaie.',
  gone: 'La ligne est coupée : cela n’est pas arrivé à la table.',
  'not-json': 'La table n’a pas compris. Recharge la page.',
  malformed: 'La table n’a pas compris ce que tu demandes.',
  'too-large': 'C’est trop long d’un coup.',
  'too-fast': 'Doucement ! Réessaie dans un instant.',
  'hello-first': 'La table ne te reconnaît pas encore. Recharge la page.',
  'old-client': 'Œillade a changé entre-temps. Recharge la page.',
  'only-watching': 'Tu regardes : seuls ceux qui sont assis peuvent jouer.',
  'not-watching': 'Tu joues : les prédictions et les confettis sont pour le public.',
  'json-only': 'Le serveur n’a pas reçu ce qu’il attendait : recharge la page.',
  'foreign-page': 'Cette page vient d’ailleurs : ouvre Œillade à sa propre adresse.',
  'unknown-host': 'Le serveur ne se connaît pas sous ce nom : ouvre Œillade à l’adresse qu’on t’a donnée.',
  'operator-only': 'C’est réservé à qui gère le serveur.',
  'not-found': 'Il n’y a rien à cette adresse.',
  internal: 'Quelque chose s’est cassé chez nous. Réessaie dans un instant.',
  'not-ready': 'Le serveur redémarre. Réessaie dans un instant.',
  busy: 'Trop de monde demande des parties en ce moment. Réessaie dans un instant.',
  'table-elsewhere': 'La table déménage. Réessaie dans un instant.',
  'too-many-tables': 'Tu as ouvert beaucoup de tables. Attends un peu avant la suivante.',
  'too-many-guesses': 'Trop de codes essayés. Attends une minute.',
  'no-such-table': 'Cette table n’existe pas, ou plus. Vérifie le code.',
};
