# Les corrections aux données avec lesquelles se joue une partie
page-corrections = Se joue avec { $count ->
    [one] une correction
   *[other] { $count } corrections
} des données
page-continue-corrected = corrigé
page-corrections-name = Leur nom : « { $name } »
page-corrections-source = D’où viennent les valeurs : { $source }
page-corrections-show = Ce qui change
page-corrections-what = Quoi
page-corrections-was = Avant
page-corrections-now = Maintenant
page-corrections-new = nouveau
page-corrections-gone = supprimé
page-corrections-save = Enregistrer les corrections
error-no-corrections = Cette partie se joue avec les données telles qu’elles sont fournies.
error-proof-corrections = Les corrections de l’enregistrement ne sont pas celles avec lesquelles la partie a commencé.
page-proof-corrections = L’engagement nomme les corrections que porte l’enregistrement : personne ne les a changées.
