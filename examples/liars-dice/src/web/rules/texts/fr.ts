export const page = {
  titles: { goal: 'Le but', setup: 'Mise en place', turn: 'Un tour', end: 'La fin' },
  statements: {
    idea: 'Personne ne voit tous les dés, et tout le monde annonce combien il y en a. Garde tes dés plus longtemps que les autres.',
    players:
      'De {min} à {max} joueurs, chacun avec un gobelet et le même nombre de dés : {usual}, ou de 1 à {most} selon l’envie de la table.',
    roll: 'Tout le monde lance ses dés sous son gobelet et ne regarde que les siens. Combien il y en a sous chaque gobelet, tout le monde le sait.',
    starts:
      'La table choisit qui commence, ou s’en remet au hasard. On joue dans le sens des aiguilles d’une montre, en passant ceux qui n’ont plus de dés.',
    bid: 'À ton tour, annonce combien de dés montrent une face sous tous les gobelets ensemble, par exemple « quatre trois ».',
    higher: 'Chaque annonce dépasse la précédente : plus de dés, ou autant de dés d’une face plus forte.',
    most: 'On n’annonce jamais plus de dés qu’il n’y en a, et les uns ne remplacent rien.',
    doubt:
      'Au lieu d’annoncer, tu peux douter de l’annonce précédente. On soulève tous les gobelets et on compte.',
    lose: 'S’il y en a moins qu’annoncé, qui a annoncé perd un dé ; sinon, c’est qui a douté.',
    again:
      'Puis tout le monde relance ce qui lui reste. Commence qui vient de perdre un dé ou, si c’était le dernier, le joueur suivant qui en a.',
    end: 'La partie finit quand un seul joueur a des dés : il gagne. Les autres sont classés selon le moment où ils ont perdu leur dernier dé. Chaque dé vaut un point.',
    agreed: 'Si tout le monde veut s’arrêter, plus de dés valent mieux, et autant de dés partagent la place.',
    away: 'Pour qui s’absente, la table annonce à peine plus haut tant que c’est plausible, et doute ensuite.',
  },
};
